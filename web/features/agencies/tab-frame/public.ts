export { TabFrame } from './tab-frame.tsx'
