# Several people around one device.

device-around = At this device
device-take = Hand over to { $player }
device-take-asked = Hand over to { $player }, who is to decide
device-hand-over = Hand over to { $player }
device-covered = Everything secret is covered. Whoever takes the device now sees what lies behind the screen.
device-raise = I am { $player }: show my table
device-hold = hold, or press twice
device-once-more = press once more
device-bids = { $player } bids
device-look = { $player } looks behind the screen
device-cover = Cover
device-god = For which god
device-highest = highest bid: { $gold }
device-bid = Bid { $gold }
device-bid-refused = This bid can't be made. Behind the screen it says why.
device-another = Another player on this device
device-sit-down = Sit down
device-all-ready = All of us are ready
device-how-many = How many of you play on this device
device-name-of = Name of player { $number }
