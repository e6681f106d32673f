"""The machine: a stack of frames in the state, rooms that know one moment each, chance from outside."""
