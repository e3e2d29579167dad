import * as z from 'zod/mini'
import { isPersonName } from '#domain/identity/person-name.ts'
import { isVisible, plainText, visibleText } from './fields.ts'

const sentence = { params: { sentence: 'person-name' } }

/** The name of a person, which has a letter (ACCOUNT-95). */
export const personName = (max: number) =>
  // Of one of which nothing is seen it is said that it is required, and no more.
  visibleText(max).check(z.refine((value) => !isVisible.test(value) || isPersonName(value), sentence))

/** Such a name, or an empty text for none. */
export const personNameOrNone = (max: number) =>
  plainText(0, max).check(z.refine((value) => value === '' || isPersonName(value), sentence))
