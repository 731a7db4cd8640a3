import { ImpossibleAct, type PhoneAct } from '#infra/local/stand-ins/channels/phone-act'
import type { InteractionDeliveries } from './deliver-interaction.ts'
import { applicationOf, asMessage, type DiscordContext } from './discord-context.ts'
import { type DiscordUser, newId } from './discord-state.ts'
import { write } from './gateway/message-acts.ts'
import { commandsOf, offeredIn, shownAppOf } from './offered-in.ts'
import { userOf } from './user-of.ts'

type Act<Do extends PhoneAct['do']> = Extract<PhoneAct, { do: Do }>
type Answer = { readonly id?: string }

export const nameOf = ({ nick, global_name }: DiscordUser): string => nick ?? global_name

/** A message in the channel, which applications are told that are connected to the gateway; or a command, whose words are its first option. */
export const say = (context: DiscordContext, deliveries: InteractionDeliveries, act: Act<'say'>): Answer => {
  const [, name, words] = /^\/([\w-]+)(?:\s+(.+))?$/s.exec(act.text.trim()) ?? []
  if (name === undefined) return write(context, act, { content: act.text })
  const user = userOf(context, act.from)
  const command = commandsOf(context.state, shownAppOf(context)).find((each) => each.name === name)
  if (!command) throw new ImpossibleAct(`There is no command /${name} in this channel.`)
  const [option] = command.options
  if (words && !option) throw new ImpossibleAct(`/${name} takes no words.`)
  if (!words && option?.required) throw new ImpossibleAct(`/${name} needs “${option.name}”.`)
  return {
    id: deliveries.deliver(user, {
      type: 2,
      application: offeredIn(context),
      shown: `used /${name}`,
      data: {
        id: command.id,
        name,
        type: 1,
        ...(command.guild ? { guild_id: command.guild } : {}),
        ...(words && option ? { options: [{ name: option.name, type: option.type, value: words }] } : {}),
      },
    }),
  }
}

/** Of a message of the application, whichever user it was for. */
export const press = (context: DiscordContext, deliveries: InteractionDeliveries, act: Act<'press'>): Answer => {
  const user = userOf(context, act.from)
  const message = context.channel.messages.find(({ id }) => id === act.message)
  const [row = -1, column = -1] = act.button.split('.').map(Number)
  const button = message?.rows[row]?.[column]
  if (!message || button?.custom_id === undefined) throw new ImpossibleAct(`There is no button ${act.button} to press.`)
  return {
    id: deliveries.deliver(user, {
      type: 3,
      application: applicationOf(context, message),
      shown: `pressed ${button.label}`,
      data: { id: row * 5 + column + 2, component_type: 2, custom_id: button.custom_id },
      message: asMessage(context, message),
    }),
  }
}

export const submit = (context: DiscordContext, deliveries: InteractionDeliveries, act: Act<'submit'>): Answer => {
  const { channel } = context
  const user = userOf(context, act.from)
  const modal = channel.modals.find(({ id }) => id === act.modal)
  if (modal?.user !== user.id) throw new ImpossibleAct(`There is no form ${act.modal} to submit.`)
  channel.modals = channel.modals.filter((each) => each !== modal)
  // closed without an answer: nobody is told
  if (!act.values) {
    context.changed()
    return {}
  }
  const values = act.values
  const components = modal.fields.map(({ customId, isLabelled, isRequired, label, maxLength }, at) => {
    const value = values[customId] ?? ''
    if (isRequired && value.trim() === '') throw new ImpossibleAct(`“${label}” is required.`)
    if (value.length > maxLength) throw new ImpossibleAct(`“${label}” takes ${maxLength} characters.`)
    const input = { type: 4, id: at * 2 + 2, custom_id: customId, value }
    return isLabelled
      ? { type: 18, id: at * 2 + 1, component: input }
      : { type: 1, id: at * 2 + 1, components: [input] }
  })
  return {
    id: deliveries.deliver(user, {
      type: 5,
      application: applicationOf(context, modal),
      shown: `answered “${modal.title}”`,
      data: { custom_id: modal.customId, components },
    }),
  }
}

export const addUser = ({ state, clock, changed }: DiscordContext, act: Act<'add-person'>): Answer => {
  const id = newId(state, clock.now())
  const username = act.name.toLowerCase().replace(/[^a-z0-9]+/g, '_')
  state.users.push({ id, username, global_name: act.name, locale: act.language === 'en' ? 'en-US' : act.language })
  changed()
  return { id }
}
