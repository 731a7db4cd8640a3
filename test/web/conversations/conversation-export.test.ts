import { expect, test } from 'vitest'
import {
  conversationCsv,
  conversationJson,
  type ExportedConversation,
} from '#web/features/conversations/fields/conversation-export'
import { fieldLabel } from '#web/features/conversations/fields/field-label'

const it: ExportedConversation = {
  conversation: {
    conversationId: '01M83FE6V1BFK2MTCNW9HMS1ZS',
    agentId: 'a1',
    channel: 'web',
    state: 'ai-chatting',
    startedAt: 0,
    lastAt: 0,
    lastText: '',
    visitorName: 'Ana',
    turns: 1,
    credits: 1,
    isUnread: false,
  },
  fields: [
    { name: 'orderNumber', value: '=HYPERLINK("http://evil")', from: 'ask', node: 'Orders' },
    { name: 'phone', value: '+351912000111', editedBy: 'Ada', editedAt: 1000 },
  ],
  messages: [
    { id: '1', role: 'visitor', text: 'Say "hi",\nplease', at: 0 },
    { id: '2', role: 'person', by: '@Ada', text: '\tTabbed', at: 1000 },
    { id: '3', role: 'system', text: '-10 %', notice: 'requested', at: 2000 },
  ],
}

test('the spreadsheet has the fields before the messages, and no cell that a program would run', () => {
  expect(conversationCsv(it).split('\r\n')).toEqual([
    '"row","time","from","text","note"',
    `"field","","Order number","'=HYPERLINK(""http://evil"")","Asked by “Orders”"`,
    `"field","1970-01-01T00:00:01.000Z","Phone","'+351912000111","Edited by Ada"`,
    '"message","1970-01-01T00:00:00.000Z","visitor","Say ""hi"",\nplease",""',
    `"message","1970-01-01T00:00:01.000Z","'@Ada","'\tTabbed",""`,
    `"notice","1970-01-01T00:00:02.000Z","system","'-10 %",""`,
  ])
})

test('the JSON has the same, as it is', () => {
  expect(JSON.parse(conversationJson(it))).toEqual(it)
})

test('a field is labelled for people, however its variable is written', () => {
  expect(['email', 'full_name', 'orderNumber', 'return_item', 'page_url', '__'].map(fieldLabel)).toEqual([
    'E-mail',
    'Name',
    'Order number',
    'Return item',
    'Page',
    '__',
  ])
})
