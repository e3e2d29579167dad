import type { PersonalData } from '#server/platform/personal-data.ts'
import { getTwoStep } from './manage.ts'
import { eraseTwoStep } from './repository.ts'

/** Whether the customer has a second factor. Its secret and codes are in no export. */
export const twoStepData: PersonalData = {
  name: 'two_step',
  collect: getTwoStep,
  erase: ({ db, actor }) => eraseTwoStep(db, actor.customerId),
}
