// biome-ignore lint/performance/noBarrelFile: not a barrel of a folder: the check of an agent's nodes needs this query too, and is a layer below.
export { channelsKey, channelsQuery } from '#web-features/agents/channels'
