/** A balance whose history can be opened: its endpoint, its id, and its name as the heading. */
export interface BalanceWithHistory {
  of: 'deposit' | 'gift-card'
  id: string
  name: string
}
