import type { Brewery } from '#contract/catalogue.ts'
import type { AddressOf } from '../head-of.ts'

type Face = Pick<Brewery, 'id' | 'company' | 'country' | 'state' | 'city' | 'story' | 'image'>

/** A brewery's public face (https://schema.org/Organization): no person, no street, no e-mail. */
export function breweryThing(brewery: Face): (addressOf: AddressOf) => object[] {
  return (addressOf) => [
    {
      '@type': 'Organization',
      '@id': addressOf(`/company/${brewery.id}`),
      url: addressOf(`/company/${brewery.id}`),
      name: brewery.company,
      ...(brewery.story && { description: brewery.story }),
      image: addressOf(brewery.image),
      address: {
        '@type': 'PostalAddress',
        ...(brewery.city && { addressLocality: brewery.city }),
        ...(brewery.state && { addressRegion: brewery.state }),
        addressCountry: brewery.country,
      },
    },
  ]
}
