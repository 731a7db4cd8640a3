import { useShortcut } from '#web/lib/browser/use-shortcut.ts'

interface PlaceShortcutProps {
  readonly keys: string
  readonly onPress: () => void
}

/** Opens a place by its keys: one component per place, so that a list of places needs no hook in a loop. */
export const PlaceShortcut = ({ keys, onPress }: PlaceShortcutProps) => {
  useShortcut(keys.toLowerCase(), onPress)
  return null
}
