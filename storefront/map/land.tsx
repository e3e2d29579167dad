export const countryId = 'map-country'
export const otherId = 'map-other'

/** The land areas in the units of the projection, for an SVG. The page must also contain `LandShapes`. */
export function Land() {
  return (
    <>
      <use href={`#${otherId}`} />
      <use href={`#${countryId}`} />
    </>
  )
}
