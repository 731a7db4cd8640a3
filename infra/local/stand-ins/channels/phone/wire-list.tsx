import type { WireLine } from '#infra/local/stand-ins/channels/phone-view'
import { Icon } from './parts/icon.tsx'

const pretty = (text: string): string => {
  try {
    return JSON.stringify(JSON.parse(text), undefined, 2)
  } catch {
    return text
  }
}

const timeOf = (at: number): string => new Date(at).toLocaleTimeString('en-GB')

/** The last requests, newest first; each opens to what was sent and answered. */
export const WireList = ({ lines, provider }: { readonly lines: readonly WireLine[]; readonly provider: string }) => (
  <section aria-label="What went over the wire">
    <h2>
      What went over the wire <small>newest first</small>
    </h2>
    {lines.length === 0 && <p class="about">Nothing yet. Connect the agent, then write to it.</p>}
    <ul class="wire">
      {lines.map(({ id, at, direction, what, status, isWrong, sent, answered }) => (
        <li key={id}>
          <details>
            <summary>
              <time>{timeOf(at)}</time>
              <Icon name={direction} />
              <span class="hidden">{direction === 'in' ? 'Call:' : 'Webhook:'}</span>
              <span class="what">{what}</span>
              <span class={isWrong ? 'wrong' : undefined}>{status}</span>
            </summary>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard */}
            <pre tabIndex={0}>{pretty(sent)}</pre>
            {answered && (
              // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard
              <pre tabIndex={0}>{pretty(answered)}</pre>
            )}
          </details>
        </li>
      ))}
    </ul>
    <p class="about">Up: a webhook of {provider}. Down: a call of the agent.</p>
  </section>
)
