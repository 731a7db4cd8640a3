/**
 * Batches of one flow: Step Functions ends an execution at 25,000 events of history, and a batch costs up to 692 of them when every page is
 * refused as often as it may be (test/crawls/flow-history.test.ts counts).
 */
export const FLOW_BATCHES = 30
