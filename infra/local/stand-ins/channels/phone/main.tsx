import { render } from 'preact'
import { App } from './app.tsx'
import './styles/page.css'
import './styles/side.css'
import './styles/panel.css'
import './styles/screen.css'
import './styles/bubble.css'
import './styles/menu.css'
import './styles/skins.css'
import './styles/meta-skins.css'
import './styles/discord.css'
import { followTheme } from './theme.ts'

followTheme()
const root = document.getElementById('root')
if (root) render(<App />, root)
