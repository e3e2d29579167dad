import { Suspense, lazy, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Address } from '../../../addresses/address.ts'
import { useOpenBranches } from '../../../addresses/delivering-branches.ts'
import { onDemand } from '../../../hydration/on-demand.tsx'
import { LoadingRegion } from '../../../shopper/require-customer.tsx'
import { notify } from '../../../ui/notify.ts'
import { FormSkeleton } from './form-skeleton.tsx'

const AddressForm = lazy(async () => ({ default: (await import('../../../addresses/address-form.tsx')).AddressForm }))
const UnsavedChanges = onDemand(() => import('../../../navigation/unsaved-changes.tsx'))

interface Props {
  /** What the form is for, for assistive technology. */
  label: string
  /** What is said once the address is stored. */
  saved: string
  /** The address to change; none for a new one. */
  address?: Address
  phone: string
  /** The names of the customer's addresses, once they are known. */
  namesInUse?: readonly string[] | undefined
}

/** The form of an address on a page of its own, which leads back to the list. */
export function SavedAddressForm({ saved, ...form }: Props) {
  const navigate = useNavigate()
  const branches = useOpenBranches()
  const [isChanged, setChanged] = useState(false)
  const leave = () => {
    setChanged(false)
    void navigate('/account/addresses')
  }
  return (
    <Suspense fallback={<LoadingForm />}>
      <AddressForm
        {...form}
        branches={branches}
        confirmsLocation
        className="card p-4 sm:p-6"
        onChanged={setChanged}
        onCancel={leave}
        onSaved={() => {
          notify({ id: 'address', tone: 'success', text: saved })
          leave()
        }}
      />
      {/* What is written into a new one stays in the tab (ACCOUNT-87). */}
      <UnsavedChanges isNeeded={isChanged} isChanged={isChanged} areStored={!form.address} />
    </Suspense>
  )
}

/** The placeholder of the form while its address or its code is loaded. */
export function LoadingForm() {
  return (
    <LoadingRegion>
      <FormSkeleton />
    </LoadingRegion>
  )
}
