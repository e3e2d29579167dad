/** The id of the form of the open step: the button below the total submits it from outside. */
export const stepFormId = 'checkout-step'

/** The id of the form of a new address, which that button saves while it is open. */
export const addressFormId = 'checkout-address'

/** The places for the button of a step whose code is loaded on demand: in that bar, and in the summary of wide screens. */
export const stepButtonId = 'checkout-step-button'
export const wideStepButtonId = 'checkout-step-button-wide'

/** The id of the button that opens the map for an address without a pin. */
export const pinButtonId = 'put-pin'
