//! The link layer as a whole, simulated: two ends, a channel that loses and damages packets, and a golden model that has to make every
//! decision, every flow-control packet and every count as the hardware does.

mod credits;
mod mutants;
mod order;
mod priority;
mod random;
mod setup;
mod shares;
