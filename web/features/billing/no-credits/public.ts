export { NoCreditsNote } from './no-credits-note.tsx'
