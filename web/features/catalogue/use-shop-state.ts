import { useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { type FilterName, readShopQuery, type ShopQuery, shopAddress, withChange } from './shop-address.ts'

/**
 * What the shop's page shows, or is about to show: a control that was just moved stays where it was put while the
 * answer is on its way.
 */
export function useShopState() {
  const here = useLocation()
  const { location: next } = useNavigation()
  const navigate = useNavigate()
  // What was chosen since the page arrived: navigation tells of it a moment too late for a controlled input.
  const [asked, setAsked] = useState<{ at: string; query: ShopQuery }>()
  const isLoading = next?.pathname === here.pathname
  const arriving = readShopQuery(new URLSearchParams(isLoading ? next.search : here.search))
  // Once the page has moved on it counts no more, not even when somebody comes back to where it was chosen.
  if (asked && asked.at !== here.key) setAsked(undefined)
  const query = asked?.at === here.key ? asked.query : arriving

  function choose(change: Partial<Record<FilterName, string>>) {
    const changed = withChange(query, change)
    setAsked({ at: here.key, query: changed })
    navigate(shopAddress(changed), { preventScrollReset: true })
  }
  return { query, isLoading, choose }
}
