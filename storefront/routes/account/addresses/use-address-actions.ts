import { useState } from 'react'
import { CallFailed } from '#contract/client.ts'
import { chooseDefaultAddress, deleteAddress } from '#contract/addresses.ts'
import { refusalToDeleteAddress } from '#domain/addresses/address.ts'
import type { Address } from '../../../addresses/address.ts'
import { addressesMessages } from '../../../messages/addresses.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { browserClient } from '../../../shopper/browser-client.ts'
import { notify } from '../../../ui/notify.ts'
import { announceOffline } from '../../../ui/offline.ts'

/** What a customer does with an address of the list. The only one is refused before the question (ACCOUNT-17). */
export function useAddressActions(address: Address, count: number, onChanged: () => void) {
  const messages = useMessages(addressesMessages)
  const [isConfirming, setConfirming] = useState(false)
  const [isBusy, setBusy] = useState(false)

  async function run(change: () => Promise<unknown>, done: string): Promise<void> {
    if (isBusy) return
    setBusy(true)
    try {
      await change()
      notify({ id: 'address', tone: 'success', text: done })
    } catch (error) {
      const text = (error instanceof CallFailed && error.message) || messages.unexpected
      const tone = error instanceof CallFailed && error.httpStatus === 409 ? 'warning' : 'danger'
      if (!announceOffline()) notify({ id: 'address', tone, text })
    }
    setBusy(false)
    setConfirming(false)
    onChanged()
  }

  return {
    isBusy,
    makeDefault: () => void run(() => browserClient.call(chooseDefaultAddress, { id: address.id }), messages.changed),
    startDeleting: () =>
      refusalToDeleteAddress(count)
        ? notify({ id: 'address', tone: 'warning', text: messages.onlyOne })
        : setConfirming(true),
    confirmation: {
      isOpen: isConfirming,
      onClose: () => setConfirming(false),
      onConfirm: () => void run(() => browserClient.call(deleteAddress, { id: address.id }), messages.deleted),
    },
  }
}
