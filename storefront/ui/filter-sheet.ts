/** A popover with filters, as a sheet at the lower edge that slides in. Pages lay it out otherwise on wide screens. */
export const filterSheet =
  'fixed inset-x-0 top-auto bottom-0 m-0 hidden max-h-[88dvh] w-full max-w-none translate-y-full flex-col rounded-t-xl bg-paper p-0 text-ink shadow-high outline-none transition-[translate,display,overlay] transition-discrete duration-300 backdrop:bg-shade open:flex open:translate-y-0 starting:open:translate-y-full'
