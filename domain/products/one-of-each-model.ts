interface OfModel {
  codarticulo: string
  brand: string
  model: string | null
}

/** The first product of each model, in their order, without the models in `passedOver`. One without a model stays. */
export function oneOfEachModel<P extends OfModel>(products: readonly P[], passedOver: readonly OfModel[] = []): P[] {
  const shown = new Set(passedOver.map(modelOf))
  return products.filter((product) => {
    const model = modelOf(product)
    return !shown.has(model) && shown.add(model)
  })
}

const modelOf = ({ brand, model, codarticulo }: OfModel) => (model ? `${brand} ${model}` : codarticulo)
