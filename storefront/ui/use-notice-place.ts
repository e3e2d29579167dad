import { type RefObject, useEffect, useLayoutEffect } from 'react'
import type * as FollowNotice from './follow-notice.ts'

let loaded: typeof FollowNotice | undefined
const load = async () => (loaded ??= await import('./follow-notice.ts'))
/** Where it does not arrive, a notice stays where the style sheet has it. */
const preload = () => void load().catch(() => {})

const touches = ['pointermove', 'touchstart', 'keydown'] as const

/** Loads what places notices with the first touch: no page shows one before. */
export function useNoticePlaceAhead(): void {
  useEffect(() => {
    for (const touch of touches) window.addEventListener(touch, preload, { once: true, passive: true })
  }, [])
}

/** Keeps a notice where it covers nothing that is needed, once the code for that has come. */
export function useNoticePlace(notice: RefObject<HTMLElement | null>, dialog: HTMLDialogElement | undefined): void {
  useLayoutEffect(() => {
    let stop: (() => void) | undefined
    let isOver = false
    const follow = ({ followNotice }: typeof FollowNotice) => {
      if (!isOver) stop = followNotice(notice.current as HTMLElement, dialog)
    }
    if (loaded) follow(loaded)
    else load().then(follow, () => {})
    return () => {
      isOver = true
      stop?.()
    }
  }, [notice, dialog])
}
