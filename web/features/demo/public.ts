export { DemoPage } from './demo-page.tsx'
