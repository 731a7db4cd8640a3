/** Enough partitions for thousands of deliveries a second under DynamoDB's limit of one partition. */
export const QIN_SHARDS = 16

/** The partition of a lane's rows. */
export const shardOf = (lane: string): number => {
  let sum = 0
  for (let at = 0; at < lane.length; at++) sum = (sum * 31 + lane.charCodeAt(at)) % 65_521
  return sum % QIN_SHARDS
}

/** Whether people write in a lane; of the others, statuses and receipts, none is worth a pause and none is urgent. */
export const isOfMessages = (lane: string): boolean => !/\/(?:statuses|receipts)(?:\/|$)/.test(lane)
