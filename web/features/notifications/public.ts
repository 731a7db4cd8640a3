export { BellButton } from './bell-button.tsx'
