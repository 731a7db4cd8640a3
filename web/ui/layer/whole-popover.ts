// biome-ignore lint/performance/noBarrelFile: not a barrel: the portal's build puts a light module in the place of this one's neighbour, which loads it by this name.
export { Popover } from './popover.tsx'
