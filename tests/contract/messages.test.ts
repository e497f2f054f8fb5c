import { expect, test } from 'vitest'
import type { z } from 'zod'
import { passwordChangeForm } from '#contract/account.ts'
import { adminBeerEditForm, beerEditForm, beerForm } from '#contract/beer-form.ts'
import { contactMessage } from '#contract/contact.ts'
import { ERRORS } from '#contract/errors.ts'
import { buyerSignUp, companySignUp, credentials } from '#contract/identity.ts'
import { cancelOpenOrder, closeReview, refundOrder } from '#contract/order-desk.ts'
import { handOver, shipment } from '#contract/parcels.ts'
import { recoveryForm, recoveryRequest } from '#contract/password-recovery.ts'
import {
  buyerEdit,
  buyerEditForm,
  companyEdit,
  companyEditForm,
  importedCompanyEditForm,
} from '#contract/profiles.ts'
import { beerRecord } from '#contract/publishing.ts'
import { TEXTS, textOf } from '#contract/texts/catalogue.ts'
import { aBuyerForm, aCompanyForm } from '#tests/factories/sign-up-forms.ts'

/** Every message of specification sections 5 and 8 that the shop has a place for, word by word. */

const aLogin = { email: 'maria@correo.example', password: 'Cebada2024' }
const aRecovery = {
  email: 'maria@correo.example',
  code: '012345',
  newPassword: 'Cebada2024',
  confirmation: 'Cebada2024',
}
const aMessage = {
  name: "María José O'Higgins-Paz",
  email: 'maria@correo.example',
  phone: '+54 351 555 0100',
  message: '¿Hacen envíos?',
}
const aBeer = {
  name: 'Niebla',
  type: 'IPA',
  ABV: 6.2,
  description: 'Lúpulo y pomelo.',
  price: 4.5,
  stock: 12,
  IBU: 55,
  presentation: 'Lata 473 ml',
}

const aShipment = { carrier: 'Correo Andino', tracking: 'CA-77' }

const aBeerForm = {
  ...aBeer,
  ABV: '6,2',
  price: '4.50',
  stock: '12',
  IBU: '55',
  volumeMl: '473',
  unitsPerPack: '6',
  packagedOn: '2026-09-01',
  bestBefore: '',
}

function withoutPassword({ password: _, ...record }: Record<string, unknown>) {
  return record
}

function withoutEmail({ email: _, ...record }: Record<string, unknown>) {
  return record
}

const FORMS = {
  'log-in': { schema: credentials, filledIn: aLogin },
  'buyer sign-up': { schema: buyerSignUp, filledIn: aBuyerForm() },
  'seller sign-up': { schema: companySignUp, filledIn: aCompanyForm() },
  'code request': { schema: recoveryRequest, filledIn: { email: 'maria@correo.example' } },
  'new password': { schema: recoveryForm, filledIn: aRecovery },
  contact: { schema: contactMessage, filledIn: aMessage },
  'buyer edit': { schema: buyerEdit, filledIn: withoutPassword(aBuyerForm()) },
  'seller edit': { schema: companyEdit, filledIn: withoutPassword(aCompanyForm()) },
  'buyer edit page': { schema: buyerEditForm, filledIn: withoutPassword(aBuyerForm()) },
  'seller edit page': {
    schema: companyEditForm,
    filledIn: withoutPassword({ ...aCompanyForm(), shipsTo: ['all'] }),
  },
  'imported seller edit page': {
    schema: importedCompanyEditForm,
    filledIn: withoutEmail(withoutPassword({ ...aCompanyForm(), shipsTo: ['all'] })),
  },
  'change password': {
    schema: passwordChangeForm,
    filledIn: { currentPassword: 'x', newPassword: 'Cebada2024', confirmation: 'Cebada2024' },
  },
  'create beer': { schema: beerForm, filledIn: aBeerForm },
  'edit beer as admin': {
    schema: adminBeerEditForm,
    filledIn: { ...aBeerForm, status: 'false', statusShown: 'true', reason: 'Etiqueta falsa' },
  },
  'edit beer': { schema: beerEditForm, filledIn: { ...aBeerForm, status: 'false', stockShown: '12' } },
  shipment: { schema: shipment, filledIn: aShipment },
  'hand over': { schema: handOver, filledIn: { idChecked: 'true' } },
  refund: {
    schema: refundOrder.body!,
    filledIn: { key: '0b8f1c1e-5f0a-4b38-9f6a-6a1f2d3c4e5f', restock: false, reason: 'Llegó rota' },
  },
  'cancel order': { schema: cancelOpenOrder.body!, filledIn: { reason: 'Lo pidió' } },
  'close review': { schema: closeReview.body!, filledIn: { reason: 'Ya volvió' } },
  'beer record': { schema: beerRecord, filledIn: aBeer },
} satisfies Record<string, { schema: z.ZodType; filledIn: Record<string, unknown> }>

const MISSING = undefined
const REQUIRED = 'Información requerida'
const LETTERS = 'Solo se permiten letras'
const EMAIL = 'Correo electrónico inválido'
const SELLER_PASSWORD = 'La contraseña debe contener al menos una letra mayúscula y un número'
const PASSWORD =
  'La contraseña debe contener al menos una mayúscula, una minúscula, un número y tener más de 8 caracteres.'

type Row = [form: keyof typeof FORMS, field: string, input: unknown, message: string]

const refused: Row[] = [
  ['log-in', 'email', MISSING, 'Enter your email'],
  ['log-in', 'email', '', 'Enter your email'],
  ['log-in', 'email', '   ', 'Enter your email'],
  ['log-in', 'email', 'a@b.co', 'Must be at least 6 characters'],
  ['log-in', 'email', 'maria.correo.example', 'Must be an email'],
  ['log-in', 'email', 'maria@correo', 'Must be an email'],
  ['log-in', 'password', MISSING, 'Enter your password'],
  ['log-in', 'password', '', 'Enter your password'],

  ...['name', 'lastName', 'document', 'email', 'password', 'country', 'state', 'city', 'address'].flatMap(
    (field): Row[] => [
      ['buyer sign-up', field, MISSING, REQUIRED],
      ['buyer sign-up', field, '', REQUIRED],
      ['seller sign-up', field, MISSING, REQUIRED],
      ['seller sign-up', field, '', REQUIRED],
    ],
  ),
  ['seller sign-up', 'phone', '', REQUIRED],
  ['seller sign-up', 'company', '', REQUIRED],
  ['buyer sign-up', 'name', '   ', REQUIRED],
  ['buyer sign-up', 'name', null, REQUIRED],
  ['buyer sign-up', 'name', 'Ana3', LETTERS],
  ['buyer sign-up', 'name', '<Ana>', LETTERS],
  ['buyer sign-up', 'lastName', 'Núñez!', LETTERS],
  ['buyer sign-up', 'city', 'Córdoba 2', LETTERS],
  ['buyer sign-up', 'email', 'maria.correo.example', EMAIL],
  ['buyer sign-up', 'email', 'maria@', EMAIL],
  ['buyer sign-up', 'email', 'a@b.co', EMAIL],
  ['buyer sign-up', 'password', 'cebada2024', PASSWORD],
  ['buyer sign-up', 'password', 'CEBADA2024', PASSWORD],
  ['buyer sign-up', 'password', 'CebadaMalta', PASSWORD],
  ['buyer sign-up', 'password', 'Malta24', PASSWORD],
  ['buyer sign-up', 'document', '12345', 'El documento lleva de 6 a 15 dígitos.'],
  ['buyer sign-up', 'document', '12.345', 'El documento lleva de 6 a 15 dígitos.'],
  ['buyer sign-up', 'country', 'Atlantis', 'No es una de las opciones.'],
  ['buyer sign-up', 'country', 'constructor', 'No es una de las opciones.'],
  ['buyer sign-up', 'state', 'São Paulo', 'No pertenece al país elegido.'],
  ['buyer sign-up', 'phone', 'llámame', 'Debe indicar un número valido'],
  [
    'buyer sign-up',
    'image',
    'https://elsewhere.example/me.png',
    'La imagen no está en nuestro almacenamiento.',
  ],
  ['buyer sign-up', 'address', 'x'.repeat(161), 'Como máximo 160 caracteres.'],
  ['buyer sign-up', 'address', 'Calle\u0000 1', 'Contiene caracteres que no se permiten.'],
  ['seller sign-up', 'name', 'Ana3', LETTERS],
  ['seller sign-up', 'lastName', 'Núñez!', LETTERS],
  ['seller sign-up', 'city', 'Córdoba 2', LETTERS],
  ['seller sign-up', 'email', 'ventas@', EMAIL],
  ['seller sign-up', 'document', '12345', 'El documento lleva de 6 a 15 dígitos.'],
  ['seller sign-up', 'company', 'Malta <3', 'Must be a company'],
  ['seller sign-up', 'country', 'Atlantis', 'No es una de las opciones.'],
  ['seller sign-up', 'state', 'São Paulo', 'No pertenece al país elegido.'],
  ['seller sign-up', 'password', 'cebada2024', SELLER_PASSWORD],
  ['seller sign-up', 'password', 'CebadaMalta', SELLER_PASSWORD],
  ['seller sign-up', 'password', 'corta', SELLER_PASSWORD],
  ['seller sign-up', 'password', 'Malta24', PASSWORD],
  ['seller sign-up', 'password', 'CEBADA2024', PASSWORD],
  ['seller sign-up', 'phone', 'llámame', 'Debe indicar un número valido'],

  ['code request', 'email', MISSING, REQUIRED],
  ['code request', 'email', '', REQUIRED],
  ['code request', 'email', 'maria@', EMAIL],
  ...['email', 'code', 'newPassword', 'confirmation'].flatMap((field): Row[] => [
    ['new password', field, MISSING, REQUIRED],
    ['new password', field, '', REQUIRED],
  ]),
  ['new password', 'email', 'maria@correo', EMAIL],
  ['new password', 'code', '01234', 'El código lleva 6 dígitos.'],
  ['new password', 'code', '01234x', 'El código lleva 6 dígitos.'],
  ['new password', 'newPassword', 'cebada2024', PASSWORD],
  ['new password', 'newPassword', 'CEBADA2024', PASSWORD],
  ['new password', 'newPassword', 'CebadaMalta', PASSWORD],
  ['new password', 'newPassword', 'Malta24', PASSWORD],
  ['new password', 'confirmation', 'Cebada2025', 'Las contraseñas no coinciden'],

  ...['name', 'email', 'phone', 'message'].flatMap((field, index): Row[] =>
    [MISSING, '', '   '].map((input) => [
      'contact',
      field,
      input,
      ['Enter your name', 'Enter your email', 'Enter your phone number', 'Enter your message'][index]!,
    ]),
  ),
  ['contact', 'name', 'Ana3', 'Must be a name'],
  ['contact', 'name', 'Ana\nPaz', 'Must be a name'],
  ['contact', 'name', 'x'.repeat(81), 'Como máximo 80 caracteres.'],
  ['contact', 'email', 'maria@correo', 'Must contain an email address'],
  ['contact', 'email', 'maria.correo.example', 'Must contain an email address'],
  ['contact', 'phone', 'llámame', 'Must contain a phone number'],
  ['contact', 'phone', '351-555 int. 4', 'Must contain a phone number'],
  ['contact', 'phone', '+', 'Must contain a phone number'],
  ['contact', 'message', 'x'.repeat(2001), 'Como máximo 2000 caracteres.'],
  ['contact', 'message', 'Hola\u0000', 'Contiene caracteres que no se permiten.'],

  ...['name', 'lastName', 'document', 'country', 'city', 'state', 'address'].flatMap((field): Row[] => [
    ['buyer edit', field, MISSING, REQUIRED],
    ['buyer edit', field, '', REQUIRED],
  ]),
  ['buyer edit', 'name', 'Ana3', LETTERS],
  ['buyer edit', 'lastName', 'Núñez!', LETTERS],
  ['buyer edit', 'city', 'Córdoba 2', LETTERS],
  ['buyer edit', 'email', 'maria@', EMAIL],
  ['buyer edit', 'email', '', REQUIRED],
  ['buyer edit', 'document', '12345', 'El documento lleva de 6 a 15 dígitos.'],
  ['buyer edit', 'phone', 'llámame', 'Debe indicar un número valido'],
  ['buyer edit', 'phone', '1'.repeat(31), 'Debe indicar un número valido'],
  ['buyer edit', 'country', 'Atlantis', 'No es una de las opciones.'],
  ['buyer edit', 'state', 'São Paulo', 'No pertenece al país elegido.'],
  ['buyer edit', 'image', 'https://elsewhere.example/me.png', 'La imagen no está en nuestro almacenamiento.'],

  ...['document', 'phone', 'country', 'state'].flatMap((field): Row[] => [
    ['seller edit', field, MISSING, REQUIRED],
    ['seller edit', field, '', REQUIRED],
  ]),
  ...(
    [
      ['name', 'Enter your name'],
      ['lastName', 'Enter your lastName'],
      ['city', 'Enter your city'],
      ['company', 'Enter your company'],
      ['address', 'Enter your address'],
    ] as const
  ).flatMap(([field, message]): Row[] => [
    ['seller edit', field, MISSING, message],
    ['seller edit', field, '', message],
    ['seller edit', field, '   ', message],
  ]),
  ['seller edit', 'name', 'Ana3', 'Must be a name'],
  ['seller edit', 'lastName', 'Núñez!', 'Must be a lastName'],
  ['seller edit', 'email', '', 'Enter your email'],
  ['seller edit', 'email', null, 'Enter your email'],
  ['seller edit', 'email', 'a@b.co', 'Must be at least 6 characters'],
  ['seller edit', 'email', 'ventas.cerveceria.example', 'Must be an email'],
  ['seller edit', 'city', 'Córdoba 2', 'Must be a city'],
  ['seller edit', 'city', 'C', 'Must be a city'],
  ['seller edit', 'city', 'x'.repeat(51), 'Must be a city'],
  ['seller edit', 'city', 'x'.repeat(200), 'Must be a city'],
  ['seller edit', 'company', 'Malta <3', 'Must be a company'],
  ['seller edit', 'state', 'São Paulo', 'No pertenece al país elegido.'],
  ['seller edit', 'phone', 'llámame', 'Debe indicar un número valido'],
  ['seller edit', 'story', 'x'.repeat(601), 'Como máximo 600 caracteres.'],

  ['buyer edit page', 'email', MISSING, REQUIRED],
  ['seller edit page', 'email', MISSING, 'Enter your email'],
  ['seller edit page', 'shipsTo', [], 'Elige al menos un país, o todos.'],

  ['shipment', 'carrier', '', REQUIRED],
  ['refund', 'reason', MISSING, 'Escribe el motivo.'],
  ['refund', 'reason', ' ', 'Escribe el motivo.'],
  ['cancel order', 'reason', '', 'Escribe el motivo.'],
  ['close review', 'reason', '', 'Escribe el motivo.'],
  ['hand over', 'idChecked', MISSING, 'Sin verificar la edad de quien recibe no se puede entregar.'],

  ['change password', 'currentPassword', MISSING, REQUIRED],
  ['change password', 'currentPassword', '', REQUIRED],
  ['change password', 'newPassword', '', REQUIRED],
  ['change password', 'newPassword', 'cebada2024', PASSWORD],
  ['change password', 'confirmation', MISSING, REQUIRED],
  ['change password', 'confirmation', 'Cebada2025', 'Las contraseñas no coinciden'],

  ...(['create beer', 'edit beer', 'edit beer as admin'] as const).flatMap((form): Row[] => [
    ...['name', 'type', 'ABV', 'price', 'description', 'stock', 'presentation', 'IBU'].flatMap(
      (field): Row[] => [
        [form, field, MISSING, REQUIRED],
        [form, field, '', REQUIRED],
      ],
    ),
    [form, 'type', 'Cider', 'Indicar el tipo del producto'],
    [form, 'ABV', '90.1', 'Indicar un valor entre 0 y 90'],
    [form, 'ABV', '-1', 'Indicar un valor entre 0 y 90'],
    [form, 'ABV', 'fuerte', 'Indicar un valor entre 0 y 90'],
    [form, 'IBU', '91', 'Debe ser un número entero entre 0 y 90.'],
    [form, 'IBU', '4.5', 'Debe ser un número entero entre 0 y 90.'],
    [form, 'price', '-0.01', 'Indique el precio unitario del produto'],
    [form, 'price', 'gratis', 'Indique el precio unitario del produto'],
    [form, 'price', '12.34,50', 'Indique el precio unitario del produto'],
    [form, 'price', '4.505', 'El precio lleva hasta dos decimales.'],
    [form, 'price', '10000.01', 'El precio es de 10000 dólares como máximo.'],
    [form, 'stock', '-1', 'Debe ser un número entero entre 0 y 1000000.'],
    [form, 'stock', '1.5', 'Debe ser un número entero entre 0 y 1000000.'],
    [form, 'volumeMl', '0', 'Debe ser un número entero entre 1 y 100000.'],
    [form, 'unitsPerPack', '1001', 'Debe ser un número entero entre 1 y 1000.'],
    [form, 'packagedOn', '2026-02-30', 'Indica un día que exista.'],
    [form, 'bestBefore', 'pronto', 'Indica un día que exista.'],
    [form, 'bestBefore', '2026-08-31', 'La fecha de consumo no puede ser anterior a la de envasado.'],
    [form, 'name', 'x'.repeat(81), 'Como máximo 80 caracteres.'],
    [form, 'description', 'x'.repeat(2001), 'Como máximo 2000 caracteres.'],
    [form, 'image', 'https://elsewhere.example/a.png', 'La imagen no está en nuestro almacenamiento.'],
  ]),
  ['edit beer as admin', 'reason', '', 'Escribe el motivo.'],
  ['edit beer as admin', 'reason', ' \n ', 'Escribe el motivo.'],
  ['edit beer as admin', 'reason', 'x'.repeat(501), 'Como máximo 500 caracteres.'],
  ['edit beer', 'status', 'quizás', 'No es una de las opciones.'],

  ['beer record', 'ABV', MISSING, REQUIRED],
  ['beer record', 'ABV', 90.1, 'Indicar un valor entre 0 y 90'],
  ['beer record', 'price', null, REQUIRED],
  ['beer record', 'price', '4.50', 'Indique el precio unitario del produto'],
  ['beer record', 'price', 10000.01, 'El precio es de 10000 dólares como máximo.'],
  ['beer record', 'stock', 1.5, 'Debe ser un número entero entre 0 y 1000000.'],
]

function messagesOf(form: keyof typeof FORMS, field: string, input: unknown): string[] {
  const { schema, filledIn } = FORMS[form]
  const parsed = schema.safeParse({ ...filledIn, [field]: input })
  return (parsed.error?.issues ?? []).filter(({ path }) => path[0] === field).map(({ message }) => message)
}

test.each(refused)('%s: %s = %j is told "%s"', (form, field, input, message) => {
  expect(messagesOf(form, field, input)[0]).toBe(message)
})

const taken: [form: keyof typeof FORMS, field: string, input: unknown][] = [
  ['buyer sign-up', 'name', 'María José'],
  ['buyer sign-up', 'name', "O'Higgins"],
  ['buyer sign-up', 'city', 'São Paulo'],
  ['buyer sign-up', 'city', 'St. George-du-Lac'],
  ['buyer sign-up', 'document', '012345'],
  ['buyer sign-up', 'document', 123456789012345],
  ['buyer sign-up', 'phone', MISSING],
  ['buyer sign-up', 'image', MISSING],
  ['buyer sign-up', 'image', '/labels/houses/niebla.png'],
  ['buyer sign-up', 'password', 'Ñandú2024'],
  ['seller sign-up', 'company', 'Beer & Co. (1º) + 2/3'],
  ['log-in', 'password', 'x'],
  ['new password', 'code', ' 012 345 '],
  ['new password', 'code', 12345],
  ['contact', 'email', 'a@b.co'],
  ['contact', 'message', `${'x'.repeat(999)}\r\n${'x'.repeat(1000)}`],
  ['buyer edit', 'phone', MISSING],
  ['buyer edit', 'phone', ''],
  ['buyer edit', 'email', MISSING],
  ['buyer edit', 'currentPassword', ''],
  ['seller edit', 'name', "D'Angelo-Núñez"],
  ['seller edit', 'city', 'Ñá'],
  ['seller edit', 'city', 'x'.repeat(50)],
  ['seller edit', 'story', ''],
  ['seller edit', 'email', MISSING],
  ['imported seller edit page', 'email', MISSING],
  ['create beer', 'ABV', '90'],
  ['create beer', 'IBU', '0'],
  ['create beer', 'price', '4,5'],
  ['create beer', 'price', '1.234,50'],
  ['edit beer', 'stock', '1.000'],
  ['create beer', 'price', ' 0 '],
  ['create beer', 'volumeMl', ''],
  ['create beer', 'packagedOn', ''],
  ['create beer', 'image', ''],
  ['create beer', 'description', `${'x'.repeat(999)}\r\n${'x'.repeat(1000)}`],
  ['edit beer', 'status', 'true'],
  ['edit beer as admin', 'reason', 'Cebada\nvieja'],
  ['edit beer', 'status', MISSING],
  ['beer record', 'ABV', 90],
  ['beer record', 'IBU', 0],
  ['beer record', 'bestBefore', null],
]

test.each(Object.keys(FORMS) as (keyof typeof FORMS)[])('%s, filled in as asked, is taken', (form) => {
  expect(FORMS[form].schema.safeParse(FORMS[form].filledIn).error).toBeUndefined()
})

test.each(taken)('%s: %s = %j is taken', (form, field, input) => {
  expect(messagesOf(form, field, input)).toEqual([])
})

/** Texts of sections 5 and 8 that no form's rule says: by the code that pages and refusals find them with. */
test.each([
  [TEXTS['signUp.hintName'], 'Se requiere nombre'],
  [TEXTS['signUp.submit'], 'Crear Usuario'],
  [TEXTS['signUp.success'], 'Usuario creado exitosamente'],
  [TEXTS['signUp.failed'], 'Error al crear usuario'],
  [TEXTS['signUp.chooseTitle'], 'Te gustaria registrarte como:'],
  [TEXTS['companySignUp.success'], 'Se creo correctamente su compañía'],
  [TEXTS['companySignUp.failed'], 'No ha sido posible cargar su compañía'],
  [TEXTS['companySignUp.user'], 'USUARIO'],
  [TEXTS['companySignUp.person'], 'DATOS PERSONALES'],
  [TEXTS['companySignUp.company'], 'DATOS DE MI COMPAÑÍA'],
  [TEXTS['companySignUp.hintName'], 'Debe indicar su nombre'],
  [TEXTS['companySignUp.hintLastName'], 'Debe indicar su apellido'],
  [TEXTS['companySignUp.hintDocument'], 'Debe indicar su número de documento de identidad'],
  [TEXTS['companySignUp.hintEmail'], 'Debe indicar un correo electrónico valido'],
  [TEXTS['companySignUp.hintPassword'], 'Proporcione una contraseña'],
  [TEXTS['companySignUp.hintPhone'], 'Debe indicar un número valido'],
  [TEXTS['companySignUp.hintCountry'], 'Debe indicar su país de residencia'],
  [TEXTS['companySignUp.hintCity'], 'Debe indicar su ciudad de residencia'],
  [TEXTS['companySignUp.hintState'], 'Debe indicar el estado/región/provincia donde reside'],
  [TEXTS['companySignUp.hintCompany'], 'Debe indicar el nombre de su compañía'],
  [TEXTS['companySignUp.hintAddress'], 'Debe indicar la dirección de la compañía'],
  [TEXTS['login.success'], 'Login successful'],
  [TEXTS['login.errorTitle'], 'Login Error'],
  [TEXTS['login.failed'], 'An error occurred while logging in.'],
  [textOf('signIn.failed', { message: 'x' }), 'Ha ocurrido un error: x'],
  [TEXTS['signIn.buy'], 'Buy'],
  [TEXTS['signIn.sell'], 'Sale'],
  [TEXTS['recovery.sent'], 'Se ha enviado un código de verificación a tu correo electrónico'],
  [
    ERRORS['email-unknown'].message,
    'Error al enviar el código de verificación. Correo electrónico no encontrado.',
  ],
  [TEXTS['recovery.changed'], 'Contraseña cambiada exitosamente'],
  [ERRORS['wrong-code'].message, 'Error al cambiar la contraseña. Código incorrecto o inesperado.'],
  [TEXTS['contact.success'], 'message sent successfully'],
  [TEXTS['contact.failed'], 'an error occurred while sending message'],
  [TEXTS['buyerEdit.success'], 'User update'],
  [TEXTS['buyerEdit.submit'], 'Guardar cambios'],
  [TEXTS['companyEdit.submit'], 'Save'],
  [TEXTS['companyEdit.success'], 'company data upload successfully'],
  [TEXTS['companyEdit.failed'], 'an error occurred while upload company data'],
  [TEXTS['profile.edit'], 'Editar'],
  [TEXTS['review.thanks'], 'Gracias por dejar tu valoración'],
  [TEXTS['review.failed'], 'Tu valoracion no se pudo realizar, intenta nuevamente.'],
  [TEXTS['shop.noBeersToast'], 'Upps parece que no hay cervezas. Intenta buscar otra...'],
  [TEXTS['shop.noBeersPanel'], 'Upps!!! no hay cervezas disponibles. Prueba con filtros distintos'],
  [TEXTS['upload.send'], 'Cargar'],
  [TEXTS['upload.change'], 'Cambiar'],
  [TEXTS['upload.cancel'], 'Cancelar'],
  [TEXTS['upload.failed'], 'Error, please try again later.'],
  [TEXTS['beer.nameMissing'], 'Se requeire de un nombre para el producto'],
  [TEXTS['publish.success'], 'Se creo correctamente su producto'],
  [TEXTS['publish.failed'], 'No ha sido posible cargar su compañía'],
  [TEXTS['sales.title'], 'My Sold Beers'],
  [TEXTS['sales.empty'], "you haven't sold anything yet"],
  [TEXTS['publish.mine'], 'MY PUBLISHED ARTICLES'],
  [TEXTS['beerEdit.success'], 'Save beer change successfully'],
  [TEXTS['beerEdit.failed'], 'an error occurred while save changes'],
  [TEXTS['beerEdit.notFound'], 'Producto no encontrado'],
  [TEXTS['beerForm.available'], 'Available'],
  [TEXTS['beerForm.unavailable'], 'Unavailable'],
  [TEXTS['beerEdit.blocked'], 'blocked by the administration'],
  [TEXTS['adminPerson.activated'], 'User has been activated'],
  [TEXTS['adminPerson.inactivated'], 'User has been inactivated'],
  [TEXTS['adminPerson.notActivated'], 'It was not possible to activate the user'],
  [TEXTS['adminPerson.notInactivated'], 'It was not possible to inactivate the user'],
  [TEXTS['adminPerson.saved'], 'La información se actualizó correctamente'],
  [TEXTS['adminPerson.active'], 'Active'],
  [TEXTS['adminPerson.inactive'], 'Inactive'],
  [TEXTS['adminPerson.activate'], 'Activate'],
  [TEXTS['adminPerson.inactivate'], 'Inactivate'],
  [TEXTS['admin.backToPanel'], 'Volver al panel'],
  [TEXTS['user.notFound'], '¡Usuario no encontrado!'],
  [TEXTS['products.detail'], 'Detail'],
  [TEXTS['products.name'], 'Beer name'],
  [TEXTS['products.price'], 'Price'],
  [TEXTS['products.type'], 'Beer type'],
  [TEXTS['products.presentation'], 'Presentation'],
  [TEXTS['products.rating'], 'Rating'],
  [TEXTS['products.status'], 'Status'],
  [TEXTS['products.unrated'], 'Sin calificar'],
  [TEXTS['products.activate'], 'Activate'],
  [TEXTS['products.inactivate'], 'Inactivate'],
  [TEXTS['products.activated'], 'Product has been activated'],
  [TEXTS['products.inactivated'], 'Product has been inactivated'],
  [TEXTS['products.notActivated'], 'Product could not be activated'],
  [TEXTS['products.notInactivated'], 'Product could not be inactivated'],
  [TEXTS['nav.postBeer'], 'Post beer'],
  [TEXTS['beer.notFound'], '¡Producto no encontrado!'],
  [ERRORS['beer-not-found'].message, '¡Producto no encontrado!'],
  [ERRORS['user-not-found'].message, '¡Usuario no encontrado!'],
  [TEXTS['people.buyers'], 'Registered Buyers'],
  [TEXTS['people.sellers'], 'Registered Sellers'],
  [TEXTS['people.buyersLoaded'], 'Buyer information has been uploaded'],
  [TEXTS['people.sellersLoaded'], 'Seller information has been uploaded'],
  [TEXTS['people.notLoaded'], 'Unable to load data'],
  [TEXTS['people.active'], 'Active'],
  [TEXTS['people.inactive'], 'Inactive'],
  [TEXTS['people.detail'], 'Detail'],
  [TEXTS['people.document'], 'Identity card'],
  [TEXTS['people.company'], 'Company Name'],
  [TEXTS['admins.activated'], 'User has been activated'],
  [TEXTS['admins.inactivated'], 'User has been inactivated'],
  [TEXTS['admins.notActivated'], 'It was not possible to activate the user'],
  [TEXTS['admins.notInactivated'], 'It was not possible to inactivate the user'],
  [TEXTS['nav.controlPanel'], 'Control Panel'],
])('%s', (text, exact) => {
  expect(text).toBe(exact)
})
