/** The id of the form of the open step: the button in the bar at the lower edge submits it from outside. */
export const stepFormId = 'checkout-step'

/** The id of the form of a new address, which that button saves while it is open. */
export const addressFormId = 'checkout-address'

/** The places for the button of a step whose code is loaded on demand: in that bar, and in the summary of wide screens. */
export const stepButtonId = 'checkout-step-button'
export const wideStepButtonId = 'checkout-step-button-wide'

/** The step's button below its fields on wide screens; on narrow ones it is in the bar at the lower edge (CHECKOUT-10). */
export function StepButton({ label, isDisabled = false }: { label: string; isDisabled?: boolean }) {
  return (
    <button
      type="submit"
      form={stepFormId}
      className="button button-primary min-w-48 max-lg:hidden"
      disabled={isDisabled}
    >
      {label}
    </button>
  )
}
