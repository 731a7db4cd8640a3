import { Autocomplete } from '@base-ui/react/autocomplete'
import { Dialog } from '@base-ui/react/dialog'
import { Search } from 'lucide-react'
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { SearchRow } from '#web/features/search/search-row.tsx'
import { t } from '#web/features/search/t.ts'
import { type SearchScope, useSearchItems } from '#web/features/search/use-search-items.ts'
import { Kbd } from '#web/ui/button/kbd.tsx'
import { type Result, type ResultGroup, searchResults } from './search-results.ts'
import '#web/ui/layer/surface.css'
import '#web/features/search/search.css'

interface SearchDialogProps extends SearchScope {
  readonly onClose: () => void
}

const DEBOUNCE_MS = 300
/** How long the only strong match shows before it opens: time to read it, or to type on. */
const AUTO_OPEN_DELAY_MS = 1500
const STRONG = 0.8

/** The only strong match of all groups; between two strong ones the user chooses. */
const onlyStrongMatch = (groups: readonly ResultGroup[]): Result | undefined => {
  const strong = groups.flatMap(({ items }) => items).filter(({ score }) => score > STRONG)
  return strong.length === 1 ? strong[0] : undefined
}

/** mod+K: finds tabs, settings, agents, chats and commands, and opens the chosen one. */
export const SearchDialog = ({ onClose, ...scope }: SearchDialogProps) => {
  const items = useSearchItems(scope)
  const field = useRef<HTMLInputElement>(null)
  const isLeaving = useRef(false)
  const [typed, setTyped] = useState('')
  const [query, setQuery] = useState('')
  const [hasNavigated, setNavigated] = useState(false)
  const groups = searchResults(items, query)
  const autoOpenId = query && !hasNavigated ? onlyStrongMatch(groups)?.item.id : undefined

  const open = (result: Result) => {
    // the list also activates its highlighted row for the Enter that was handled here
    if (isLeaving.current) return
    isLeaving.current = true
    onClose()
    result.item.open()
  }
  /** Enter before the list has caught up with the typing opens the best result for the current text. */
  const openAtOnce = (event: KeyboardEvent<HTMLInputElement> & { preventBaseUIHandler: () => void }) => {
    if (event.key !== 'Enter' || typed === query) return
    event.preventDefault()
    event.preventBaseUIHandler()
    const best = searchResults(items, typed).flatMap((group) => group.items)[0]
    if (best) open(best)
  }
  useEffect(() => {
    const timer = setTimeout(setQuery, DEBOUNCE_MS, typed)
    return () => clearTimeout(timer)
  }, [typed])
  const openOnlyMatch = useEffectEvent(() => {
    const result = onlyStrongMatch(groups)
    if (result && typed === query && document.activeElement === field.current) open(result)
  })
  useEffect(() => {
    if (!autoOpenId) return
    const timer = setTimeout(openOnlyMatch, AUTO_OPEN_DELAY_MS)
    return () => clearTimeout(timer)
  }, [autoOpenId])

  return (
    <Dialog.Root open onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="vg-scrim" />
        <Dialog.Popup className="vg-float vg-search" initialFocus={field} aria-label={t('search')}>
          <Autocomplete.Root
            inline
            open
            items={groups}
            filter={null}
            mode="none"
            autoHighlight="always"
            value={typed}
            onValueChange={(value, { reason }) => {
              if (reason === 'item-press') return
              setNavigated(false)
              setTyped(value)
            }}
            itemToStringValue={({ item }: Result) => item.label}
            onItemHighlighted={(_item, { reason }) => reason !== 'none' && setNavigated(true)}
          >
            <div className="vg-search__head">
              <Search size={18} aria-hidden="true" />
              <Autocomplete.Input
                ref={field}
                placeholder={t('placeholder')}
                aria-label={t('search')}
                onKeyDown={openAtOnce}
              />
              {scope.agent && <span className="vg-search__scope">{scope.agent.title}</span>}
              <Kbd keys="Esc" />
            </div>
            <Autocomplete.Empty className="vg-search__empty">{query === '' ? null : t('none')}</Autocomplete.Empty>
            <Autocomplete.List className="vg-search__list">
              {(group: ResultGroup) => (
                <Autocomplete.Group key={group.label} items={group.items}>
                  <Autocomplete.GroupLabel className="vg-menu__label">{group.label}</Autocomplete.GroupLabel>
                  <Autocomplete.Collection>
                    {(result: Result) => (
                      <Autocomplete.Item
                        key={result.item.id}
                        value={result}
                        className="vg-search__row"
                        onClick={() => open(result)}
                      >
                        <SearchRow result={result} query={query} />
                      </Autocomplete.Item>
                    )}
                  </Autocomplete.Collection>
                </Autocomplete.Group>
              )}
            </Autocomplete.List>
          </Autocomplete.Root>
          <div className="vg-search__foot">
            <span aria-hidden="true">
              <Kbd keys="↑" /> <Kbd keys="↓" /> {t('choose')} <Kbd keys="Enter" /> {t('open')}
            </span>
            <span>{t('opensItself')}</span>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
