/** What an account gets from the ERP with its customer code. */
export interface ErpCustomer {
  code: string
  priceLevel: number
  company: string | null
  taxId: string | null
}

/** A customer of the ERP with the contact on file. */
export interface ErpCustomerOnFile extends ErpCustomer {
  email: string | null
  phone: string | null
}
