export { PublishButton } from './publish-button.tsx'
