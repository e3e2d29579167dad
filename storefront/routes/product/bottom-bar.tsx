import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useRootMark } from '../../ui/use-root-mark.ts'

interface Props {
  /** Whether wide screens have the bar too. */
  isWide?: boolean
  children: ReactNode
}

/** The bar of the product page at the bottom of the window, on a phone in front of the shell's own bar, which it hides. */
export function BottomBar({ isWide = false, children }: Props) {
  useRootMark('data-buy-bar', isWide ? 'wide' : '')
  const bar = useRef<HTMLDivElement>(null)
  useScrollAbove(bar)
  return (
    <div ref={bar} data-fixed className={`buy-bar needs-script @container ${isWide ? '' : 'lg:hidden'}`}>
      {children}
    </div>
  )
}

/** What takes the focus is scrolled to a place above the bar, however high the bar is. */
function useScrollAbove(bar: { current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize ?? 0
      // It is not inherited: no element of the page has to be styled anew.
      style.scrollPaddingBottom = height > 0 ? `calc(${height}px + var(--compare-height, 0rem) + 0.5rem)` : ''
    })
    observer.observe(bar.current as HTMLElement)
    return () => {
      observer.disconnect()
      style.scrollPaddingBottom = ''
    }
  }, [bar])
}
