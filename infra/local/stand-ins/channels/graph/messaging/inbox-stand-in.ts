import { join } from 'node:path'
import { setAppWebhook } from '#infra/local/stand-ins/channels/graph/app/app-webhooks'
import { revokePageTokens } from '#infra/local/stand-ins/channels/graph/app/tokens'
import { deliverEvents, type EventDeliveries } from '#infra/local/stand-ins/channels/graph/deliver-events'
import type { GraphParts } from '#infra/local/stand-ins/channels/graph/graph-parts'
import { expireCodes, type MetaPage, newPage, ownApp } from '#infra/local/stand-ins/channels/graph/meta-state'
import { ImpossibleAct, type PhoneAct } from '#infra/local/stand-ins/channels/phone-act'
import { type Acts, playAccounts, type Runs } from '#infra/local/stand-ins/channels/play-accounts'
import { keptFiles } from '#infra/local/stand-ins/channels/wire/kept-files'
import { keptState } from '#infra/local/stand-ins/kept-state'
import type { InboxContext } from './inbox-context.ts'
import { inboxEvents } from './inbox-events.ts'
import type { InboxRules } from './inbox-kind.ts'
import { freshInboxes, newInbox, psidOf } from './inbox-state.ts'
import { inboxAccount, inboxView } from './inbox-view.ts'
import {
  answerInInbox,
  edit,
  mentionInStory,
  press,
  react,
  read,
  remove,
  replyToStory,
  say,
  sendFile,
  sendUnsupported,
} from './person-acts.ts'
import { turnSwitch } from './turn-switch.ts'

interface PlayedInbox {
  readonly context: InboxContext
  readonly deliveries: EventDeliveries
}

const addPerson = ({ meta, inbox, changed }: InboxContext, { name }: Extract<PhoneAct, { do: 'add-person' }>) => {
  const [firstName = name, ...rest] = name.split(/\s+/)
  const username = name.toLowerCase().replace(/[^a-z0-9]+/g, '.')
  const id = String(meta.people.length + 1)
  meta.people.push({ id, firstName, lastName: rest.join(' '), username })
  changed()
  return { id: psidOf(inbox.id, id) }
}

const acts: Acts<InboxContext> = {
  say,
  send: sendFile,
  press,
  edit,
  delete: remove,
  react,
  'add-person': addPerson,
  switch: turnSwitch,
}

const textOf = ({ value = '' }: Extract<PhoneAct, { do: 'run' }>): string => {
  if (!value) throw new ImpossibleAct('There is nothing to say.')
  return value
}

const runs: Runs<InboxContext> = {
  read: (context, { chat = '' }) => {
    read(context, chat)
    return undefined
  },
  echo: (context, act) => answerInInbox(context, act.chat ?? '', textOf(act)),
  revoke: ({ meta, page, changed }) => {
    revokePageTokens(meta, page, 460)
    changed()
    return undefined
  },
  'expire-codes': ({ meta, changed }) => {
    expireCodes(meta)
    changed()
    return undefined
  },
  webhook: async ({ meta, page, rules, changed }, { value = '' }) => {
    await setAppWebhook(meta, ownApp(page), rules.object, value)
    changed()
    return undefined
  },
}

const ofInstagram: Runs<InboxContext> = {
  'story-reply': (context, act) => replyToStory(context, act.chat ?? '', textOf(act)),
  'story-mention': (context, { chat = '' }) => mentionInStory(context, chat),
  unsupported: (context, { chat = '' }) => sendUnsupported(context, chat),
}

const abouts = {
  messenger: 'Pages of the person who logs in with Meta’s dialog. Their ids and tokens are theirs alone.',
  instagram: 'Professional accounts, each behind the page of its name.',
} as const

/** The messages of every page, or of every Instagram account: their calls, webhooks and phones. */
export const inboxStandIn = (parts: GraphParts, rules: InboxRules) => {
  const { meta, callbacks, clock, address, folder, onChange } = parts
  const { kind } = rules
  const kept = keptState(folder && join(folder, `${kind}.json`), freshInboxes)
  const files = keptFiles(folder && join(folder, `${kind}-files`))
  const { state } = kept

  const idOf = (page: MetaPage): string => (kind === 'instagram' ? page.instagram?.id : page.id) ?? ''
  const inboxOf = (page: MetaPage) => {
    const known = state.inboxes.find(({ id }) => id === idOf(page))
    if (known) return known
    const inbox = newInbox(idOf(page), page.id)
    state.inboxes.push(inbox)
    return inbox
  }
  const entries = () => meta.pages.filter(({ instagram }) => kind === 'messenger' || instagram !== undefined)

  const inboxes = playAccounts<MetaPage, InboxContext, PlayedInbox>({
    provider: rules.provider,
    noun: kind === 'messenger' ? 'page' : 'account',
    entries,
    idOf,
    describe: inboxAccount,
    add: (name) => newPage(meta, name, kind === 'instagram'),
    now: clock.now,
    start: (page, log, changed): PlayedInbox => {
      const context = { rules, state, meta, callbacks, clock, address, files, page, inbox: inboxOf(page), changed }
      return { context, deliveries: deliverEvents(inboxEvents(context), log) }
    },
    view: (context, log) => inboxView(context, log.lines()),
    acts,
    runs: kind === 'instagram' ? { ...runs, ...ofInstagram } : runs,
    keep: () => {
      parts.keep()
      kept.changed()
    },
    onChange: (account) => onChange(kind, account),
  })

  const file = (id: string) => {
    const found = state.files[id]
    const bytes = found && files.get(found.kept)
    return bytes && { bytes, type: found.type }
  }

  return {
    inboxes,
    file,
    standIn: {
      kind,
      name: rules.provider,
      about: abouts[kind],
      noun: kind === 'messenger' ? 'page' : 'account',
      accounts: inboxes.accounts,
      addAccount: inboxes.addAccount,
      view: inboxes.view,
      act: inboxes.act,
      file: (_: string, id: string) => file(id),
      stop: () => {
        inboxes.stop()
        kept.stop()
      },
    },
  }
}

export type InboxPart = ReturnType<typeof inboxStandIn>
