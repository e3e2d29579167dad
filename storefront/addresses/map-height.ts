import { useRoot } from '../page/use-root.ts'

/** How high the map of an address is: one without streets shows less, and takes less of the page. */
export function useMapHeight(): string {
  return useRoot()?.map.streets ? 'h-72 sm:h-80 @min-[46rem]/address:h-84' : 'h-60 sm:h-72 @min-[46rem]/address:h-84'
}
