export { EmbedCodeView } from './embed-code-view.tsx'
export { ScriptDrawer } from './script-drawer.tsx'
