import { myPhone } from './my-phone.ts'
import { useSaveChoice } from './use-save-choice.ts'

/** A function that stores the shopper's phone in this browser and in a customer's account; undefined removes it. */
export function useChoosePhone(): (device: string | undefined) => void {
  const save = useSaveChoice()
  return (device) => {
    myPhone.write(device)
    void save({ phone: device ?? '' })
  }
}
