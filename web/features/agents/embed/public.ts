export { EmbedCodeView } from './embed-code-view.tsx'
