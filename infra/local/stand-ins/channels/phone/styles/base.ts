/** Colours, text, frame and controls, which every page of the stand-ins has. */
import './page.css'
import './panel.css'
