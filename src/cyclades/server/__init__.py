"""The table on the network: `cyclades serve`. The contract with the page is docs/protocol.md."""
