import { t } from '#web/ui/t.ts'
import { Note } from './note.tsx'

/** In place of what cannot load while there is no connection. */
export const LaterNote = () => <Note title={t('opensLater')} />
