import type { Ctx } from '#server/platform/context.ts'
import type { Specification } from './specification.ts'

/** Specifications in the caller's language. */
export const presentSpecifications = ({ language }: Ctx, specifications: readonly Specification[]) =>
  specifications.map(({ name, value }) => ({ name: name[language], value: value[language] }))
