import { priceText } from '#contract/money.ts'
import { BarChart } from '#web/ui/charts/bar-chart.tsx'
import { ChartGrid } from '#web/ui/charts/chart-grid.tsx'
import { LineChart } from '#web/ui/charts/line-chart.tsx'
import { Meter } from '#web/ui/meter.tsx'
import { PeriodPicker, type Picker } from '#web/ui/period/period-picker.tsx'
import { SumsLine } from '#web/ui/totals/sums-line.tsx'
import { TotalList } from '#web/ui/totals/total-list.tsx'
import { HELD, LABELS, RATED, SOLD } from './examples.ts'
import { OnRequest, Specimen, State } from './specimen.tsx'

const FROM = '2026-11-01'
const TO = '2026-11-07'
const picker: Picker = {
  asked: { from: FROM, to: TO, by: '' },
  today: TO,
  presets: [{ from: FROM, days: 7 }, { from: '2026-10-09', days: 30 }, { from: '2026-01-01' }],
}

/** Numbers, drawn and told. */
export function Figures() {
  return (
    <>
      <Specimen
        name="BarChart"
        file="charts/bar-chart.tsx"
        use="Amounts by day, week or month; two series beside each other."
      >
        <State name="one series, and two" wide>
          <ChartGrid>
            <BarChart title="Litros vendidos" labelsAre="Día" labels={LABELS} series={[SOLD]} />
            <BarChart title="Vendidos y reservados" labelsAre="Día" labels={LABELS} series={[SOLD, HELD]} />
          </ChartGrid>
        </State>
        <State name="focus-visible" forced="focus-visible" on="[type=range]" wide>
          <BarChart title="Litros vendidos" labelsAre="Día" labels={LABELS} series={[SOLD]} />
        </State>
      </Specimen>
      <Specimen
        name="LineChart"
        file="charts/line-chart.tsx"
        use="A value that goes up and down, with gaps where there is none."
      >
        <State name="with a gap" wide>
          <LineChart title="Puntaje" labelsAre="Día" labels={LABELS} series={RATED} ticks={[5, 3, 1]} />
        </State>
      </Specimen>
      <Specimen name="TotalList" file="totals/total-list.tsx" use="A period in large numbers.">
        <State name="three totals" wide>
          <TotalList
            totals={[
              { name: 'Ventas', value: priceText(124_000), change: '12 % más que en los 7 días anteriores' },
              { name: 'Litros', value: '47' },
              { name: 'Pedidos', value: '18', change: 'Igual que en los 7 días anteriores' },
            ]}
          />
        </State>
      </Specimen>
      <Specimen name="SumsLine" file="totals/sums-line.tsx" use="What a list comes to, above its rows.">
        <State name="two currencies" wide>
          <SumsLine
            caption="Lo que suman"
            sums={[
              { currency: 'USD' as const, orders: '18', sales: priceText(124_000) },
              { currency: 'ARS' as const, orders: '3', sales: '$ 83 319.60' },
            ]}
            currencyOf={({ currency }) => currency}
            parts={[
              { head: 'Pedidos', of: ({ orders }) => orders, wide: true },
              { head: 'Ventas', of: ({ sales }) => sales },
            ]}
          />
        </State>
      </Specimen>
      <Specimen name="Meter" file="meter.tsx" use="A short bar beside the words that say what it measures.">
        {(['hop', 'amber'] as const).map((tone) =>
          [0, 0.3, 1].map((share) => (
            <State key={tone + share} name={`${tone}, ${share}`}>
              <div style={{ width: 120 }}>
                <Meter share={share} tone={tone} />
              </div>
            </State>
          )),
        )}
      </Specimen>
      <Specimen name="PeriodPicker" file="period/period-picker.tsx" use="The period that figures are of.">
        <State name="seven days" wide>
          <PeriodPicker picker={picker} path="/ui" shown={{ from: FROM, to: TO }} errors={{}} />
        </State>
        <State name="wrong" wide>
          <OnRequest name="Show it">
            {() => (
              <PeriodPicker
                picker={picker}
                path="/ui"
                shown={undefined}
                errors={{ from: 'Ese día no existe' }}
              />
            )}
          </OnRequest>
        </State>
      </Specimen>
    </>
  )
}
