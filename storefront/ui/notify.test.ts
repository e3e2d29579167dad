import { afterEach, expect, test } from 'vitest'
import { dismiss, notify, readNotifications } from './notify.ts'

afterEach(() => {
  for (const { id } of readNotifications()) dismiss(id)
})

const ids = () => readNotifications().map(({ id }) => id)
const say = (id: string, text = id, isLasting = false) => notify({ id, tone: 'warning', text, isLasting })

test('the newest notification is shown, and the ones before it wait', () => {
  say('first')
  say('second')
  expect(ids()).toEqual(['first', 'second'])
  dismiss('second')
  expect(ids()).toEqual(['first'])
})

test('a notification replaces one of the same id, and one with the same words', () => {
  say('first')
  say('second', 'words')
  say('third', 'words')
  say('first', 'again')
  expect(readNotifications().map(({ text }) => text)).toEqual(['words', 'again'])
})

test('at most three wait and are shown, of which one that lasts is not dropped', () => {
  say('offline', 'offline', true)
  for (const id of ['a', 'b', 'c', 'd']) say(id)
  expect(ids()).toEqual(['offline', 'c', 'd'])
})
