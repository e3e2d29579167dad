import { type ComponentType, Suspense, lazy } from 'react'
import type { ReadNote } from '#domain/orders/step-note.ts'
import { orderProgressMessages } from '../../messages/order-progress.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { LazyBoundary } from '../../ui/lazy-boundary.tsx'

type OfNote = ComponentType<{ note: ReadNote }>

const LoadedNote = lazy(async () => ({ default: (await import('./staff-note.tsx')).StaffNote }))
const LoadedSentence = lazy(async () => ({ default: (await import('./staff-note.tsx')).BranchWrites }))

/** `StaffNote`, which an order without a note does not load. Until it is loaded the note has no mark of its language. */
export const StaffNoteOnDemand: OfNote = ({ note }) => <Marked Loaded={LoadedNote} note={note} plain={note.text} />

/** `BranchWrites`, loaded as `StaffNoteOnDemand`. */
export const BranchWritesOnDemand: OfNote = ({ note }) => {
  const { branchWrites } = useMessages(orderProgressMessages)
  return <Marked Loaded={LoadedSentence} note={note} plain={`${branchWrites} “${note.text}”`} />
}

function Marked({ Loaded, note, plain }: { Loaded: OfNote; note: ReadNote; plain: string }) {
  return (
    <LazyBoundary failed={plain}>
      <Suspense fallback={plain}>
        <Loaded note={note} />
      </Suspense>
    </LazyBoundary>
  )
}
