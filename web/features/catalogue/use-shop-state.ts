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
  const isLoading = next?.pathname === here.pathname
  const query = readShopQuery(new URLSearchParams(isLoading ? next.search : here.search))

  function show(changed: ShopQuery) {
    navigate(shopAddress(changed), { preventScrollReset: true })
  }
  function choose(change: Partial<Record<FilterName, string>>) {
    show(withChange(query, change))
  }
  return { query, isLoading, choose }
}
