/** How many orders of an account wait for their money, and how many may. */
export interface UnpaidOrders {
  open: number
  max: number
}

/** Whether so many orders more may wait for their money: those of one checkout, one for each branch (PAYMENT-9). */
export const mayPayLater = ({ open, max }: UnpaidOrders, orders: number): boolean => open + orders <= max
