export const countryId = 'map-country'
export const otherId = 'map-other'

/** The land, in the units of the projection, for a drawing on the page of `LandShapes`. */
export function Land() {
  return (
    <>
      <use href={`#${otherId}`} />
      <use href={`#${countryId}`} />
    </>
  )
}
