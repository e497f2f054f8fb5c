/** What the shop keeps of each sale: the admins' rules, and what a seller reads of them. */

export const title = { es: 'Comisiones', en: 'Commissions', pt: 'Comissões' }
export const lead = {
  es: 'Lo que la tienda se queda de cada venta. Vale la primera regla que corresponde; lo ya pagado no cambia.',
  en: 'What the shop keeps of each sale. The first rule that fits holds; what is paid already does not change.',
  pt: 'O que a loja retém de cada venda. Vale a primeira regra que se aplica; o que já foi pago não muda.',
}
export const none = {
  es: 'No hay reglas: la tienda no se queda con nada.',
  en: 'There are no rules: the shop keeps nothing.',
  pt: 'Não há regras: a loja não retém nada.',
}
export const rules = { es: 'Reglas', en: 'Rules', pt: 'Regras' }
export const rulesInOrder = {
  es: 'Reglas, en su orden',
  en: 'Rules, in their order',
  pt: 'Regras, na sua ordem',
}
export const place = { es: 'Lugar', en: 'Place', pt: 'Lugar' }
export const forWhom = { es: 'Para', en: 'For', pt: 'Para' }
export const style = { es: 'Estilo', en: 'Style', pt: 'Estilo' }
export const kept = { es: 'Se queda', en: 'Keeps', pt: 'Retém' }
export const everyBrewery = { es: 'Todas las cervecerías', en: 'Every brewery', pt: 'Todas as cervejarias' }
export const everyStyle = { es: 'Todos los estilos', en: 'Every style', pt: 'Todos os estilos' }
export const always = { es: 'Siempre', en: 'Always', pt: 'Sempre' }
export const fromDay = { es: 'Desde el {from}', en: 'From {from}', pt: 'A partir de {from}' }
export const untilDay = { es: 'Hasta el {until}', en: 'Until {until}', pt: 'Até {until}' }
export const between = {
  es: 'Del {from} al {until}',
  en: 'From {from} to {until}',
  pt: 'De {from} a {until}',
}
export const ofPrice = {
  es: '{percent} % del precio',
  en: '{percent}% of the price',
  pt: '{percent}% do preço',
}
export const ofUnit = { es: '{fixed} por unidad', en: '{fixed} a unit', pt: '{fixed} por unidade' }
export const taxOnIt = {
  es: 'más {percent} % de impuesto sobre eso',
  en: 'plus {percent}% tax on that',
  pt: 'mais {percent}% de imposto sobre isso',
}
export const nothingKept = { es: 'Nada', en: 'Nothing', pt: 'Nada' }
export const standings = {
  running: { es: 'Vigente', en: 'In force', pt: 'Em vigor' },
  coming: { es: 'Próxima', en: 'To come', pt: 'Futura' },
  over: { es: 'Terminada', en: 'Over', pt: 'Encerrada' },
}
export const neverReached = { es: 'Sin efecto', en: 'Without effect', pt: 'Sem efeito' }
export const alwaysBehind = {
  es: 'La regla {place} corresponde siempre antes.',
  en: 'Rule {place} always fits before it.',
  pt: 'A regra {place} sempre se aplica antes.',
}
export const moveUp = { es: 'Subir', en: 'Move up', pt: 'Subir' }
export const moveDown = { es: 'Bajar', en: 'Move down', pt: 'Descer' }
export const remove = { es: 'Quitar', en: 'Remove', pt: 'Remover' }
export const ruleAt = { es: 'la regla {place}', en: 'rule {place}', pt: 'a regra {place}' }
export const newRule = { es: 'Nueva regla', en: 'New rule', pt: 'Nova regra' }
export const newRuleLead = {
  es: 'Queda antes de la primera que siempre valdría en su lugar; si no hay ninguna así, al final.',
  en: 'It is put before the first one that would always hold in its place; else at the end.',
  pt: 'Fica antes da primeira que sempre valeria no lugar dela; se não houver nenhuma assim, no fim.',
}
export const add = { es: 'Agregar la regla', en: 'Add the rule', pt: 'Adicionar a regra' }
export const changeTitle = {
  es: 'Cambiar la regla {place}',
  en: 'Change rule {place}',
  pt: 'Mudar a regra {place}',
}
export const save = { es: 'Guardar la regla', en: 'Save the rule', pt: 'Salvar a regra' }
export const removeTitle = {
  es: 'Quitar la regla {place}',
  en: 'Remove rule {place}',
  pt: 'Remover a regra {place}',
}
export const removeLead = {
  es: 'Ya no vale para los pagos que lleguen desde ahora; lo que se retuvo de los anteriores queda como está.',
  en: 'It holds for no payment from now on; what was kept of earlier ones stays as it is.',
  pt: 'Deixa de valer para os pagamentos a partir de agora; o que se reteve dos anteriores fica como está.',
}
export const percentField = {
  es: 'Parte del precio, en %',
  en: 'Part of the price, in %',
  pt: 'Parte do preço, em %',
}
export const percentHint = { es: 'Por ejemplo 12,5', en: 'For example 12.5', pt: 'Por exemplo 12,5' }
export const fixedField = {
  es: 'Monto fijo por unidad, en U$S',
  en: 'Fixed amount a unit, in U$S',
  pt: 'Valor fixo por unidade, em U$S',
}
export const fixedHint = {
  es: 'Además de la parte del precio. Vacío: ninguno.',
  en: 'On top of the part of the price. Empty: none.',
  pt: 'Além da parte do preço. Vazio: nenhum.',
}
export const taxField = {
  es: 'Impuesto sobre la comisión, en %',
  en: 'Tax on the commission, in %',
  pt: 'Imposto sobre a comissão, em %',
}
export const taxHint = {
  es: 'Lo paga la cervecería además de la comisión. Vacío: ninguno.',
  en: 'The brewery pays it on top of the commission. Empty: none.',
  pt: 'A cervejaria paga além da comissão. Vazio: nenhum.',
}
export const fromHint = { es: 'Vacío: desde ahora', en: 'Empty: from now on', pt: 'Vazio: a partir de agora' }
export const untilHint = {
  es: 'Ese día incluido. Vacío: sin fin.',
  en: 'That day included. Empty: without end.',
  pt: 'Esse dia incluído. Vazio: sem fim.',
}
export const percentRange = {
  es: 'De 0 a {most} %, con dos decimales como mucho.',
  en: 'From 0 to {most}%, with two decimals at most.',
  pt: 'De 0 a {most}%, com no máximo dois decimais.',
}
export const fixedRange = {
  es: 'De 0 a {most} dólares, con dos decimales como mucho.',
  en: 'From 0 to {most} dollars, with two decimals at most.',
  pt: 'De 0 a {most} dólares, com no máximo dois decimais.',
}
export const priceRange = {
  es: 'Un precio de hasta {most} dólares, con dos decimales como mucho.',
  en: 'A price up to {most} dollars, with two decimals at most.',
  pt: 'Um preço de até {most} dólares, com no máximo dois decimais.',
}
export const endsBefore = {
  es: 'Termina antes de empezar.',
  en: 'It ends before it begins.',
  pt: 'Termina antes de começar.',
}
export const trial = { es: 'Probar las reglas', en: 'Try the rules', pt: 'Testar as regras' }
export const trialLead = {
  es: 'Qué pasaría con una venta: qué regla vale y cuánto recibe cada uno.',
  en: 'What would become of a sale: which rule holds, and what each gets.',
  pt: 'O que aconteceria com uma venda: qual regra vale e quanto cada um recebe.',
}
export const trialDay = { es: 'Día del pago', en: 'Day of the payment', pt: 'Dia do pagamento' }
export const trialPrice = {
  es: 'Precio por unidad, en U$S',
  en: 'Price a unit, in U$S',
  pt: 'Preço por unidade, em U$S',
}
export const tryIt = { es: 'Probar', en: 'Try', pt: 'Testar' }
export const trialRule = { es: 'Regla que vale', en: 'Rule that holds', pt: 'Regra que vale' }
export const noRule = {
  es: 'Ninguna: la tienda no se queda con nada',
  en: 'None: the shop keeps nothing',
  pt: 'Nenhuma: a loja não retém nada',
}
export const gross = { es: 'Paga el comprador', en: 'The buyer pays', pt: 'O comprador paga' }
export const net = { es: 'Recibe la cervecería', en: 'The brewery gets', pt: 'A cervejaria recebe' }
export const commission = { es: 'Comisión de la tienda', en: 'The shop’s commission', pt: 'Comissão da loja' }
export const tax = {
  es: 'Impuesto sobre la comisión',
  en: 'Tax on the commission',
  pt: 'Imposto sobre a comissão',
}
export const added = {
  es: 'La regla quedó agregada.',
  en: 'The rule is added.',
  pt: 'A regra foi adicionada.',
}
export const changed = { es: 'La regla quedó guardada.', en: 'The rule is saved.', pt: 'A regra foi salva.' }
export const moved = {
  es: 'La regla cambió de lugar.',
  en: 'The rule has moved.',
  pt: 'A regra mudou de lugar.',
}
export const removed = { es: 'La regla ya no está.', en: 'The rule is gone.', pt: 'A regra foi removida.' }
export const ownTitle = {
  es: 'Lo que la tienda se queda de tus ventas',
  en: 'What the shop keeps of your sales',
  pt: 'O que a loja retém das suas vendas',
}
export const ownNothing = {
  es: 'La tienda no se queda con nada: lo que paga el comprador es tuyo.',
  en: 'The shop keeps nothing: what the buyer pays is yours.',
  pt: 'A loja não retém nada: o que o comprador paga é seu.',
}
export const ownLead = {
  es: 'Vale la primera que corresponda a la cerveza. Lo que ya se vendió conserva la suya.',
  en: 'The first that fits the beer holds. What is sold already keeps its own.',
  pt: 'Vale a primeira que se aplique à cerveja. O que já foi vendido mantém a sua.',
}
export const ownComing = { es: 'Lo que viene', en: 'What comes next', pt: 'O que vem' }
export const ownAlone = {
  es: 'Acordado con tu cervecería',
  en: 'Agreed with your brewery',
  pt: 'Combinado com a sua cervejaria',
}
export const since = { es: 'así desde el {since}', en: 'like this since {since}', pt: 'assim desde {since}' }
