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
import * as accountWords from '#contract/texts/account-words.ts'
import * as adminTexts from '#contract/texts/admin.ts'
import * as adminPersonTexts from '#contract/texts/admin-person.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import * as beerEditTexts from '#contract/texts/beer-edit.ts'
import * as beerFormTexts from '#contract/texts/beer-form.ts'
import * as beerNotFoundTexts from '#contract/texts/beer-not-found.ts'
import * as buyerEditTexts from '#contract/texts/buyer-edit.ts'
import * as companyEditTexts from '#contract/texts/company-edit.ts'
import * as companySignUpTexts from '#contract/texts/company-sign-up.ts'
import * as contactTexts from '#contract/texts/contact.ts'
import * as loginTexts from '#contract/texts/login.ts'
import * as navTexts from '#contract/texts/nav.ts'
import * as peopleTexts from '#contract/texts/people.ts'
import * as productsTexts from '#contract/texts/products.ts'
import * as profileTexts from '#contract/texts/profile.ts'
import * as publishTexts from '#contract/texts/publish.ts'
import * as recoveryTexts from '#contract/texts/recovery.ts'
import * as reviewTexts from '#contract/texts/review.ts'
import * as salesTexts from '#contract/texts/sales.ts'
import * as shopTexts from '#contract/texts/shop.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
import * as signInTexts from '#contract/texts/sign-in.ts'
import * as signUpTexts from '#contract/texts/sign-up.ts'
import { textOf } from '#contract/texts/text.ts'
import * as uploadTexts from '#contract/texts/upload.ts'

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
  ['hand over', 'code', '12 34', 'El código tiene seis dígitos.'],
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
  [textOf(signUpTexts.hintName), 'Se requiere nombre'],
  [textOf(signUpTexts.submit), 'Crear Usuario'],
  [textOf(signUpTexts.success), 'Usuario creado exitosamente'],
  [textOf(signUpTexts.failed), 'Error al crear usuario'],
  [textOf(signUpTexts.chooseTitle), 'Te gustaria registrarte como:'],
  [textOf(companySignUpTexts.success), 'Se creo correctamente su compañía'],
  [textOf(companySignUpTexts.failed), 'No ha sido posible cargar su compañía'],
  [textOf(companySignUpTexts.user), 'USUARIO'],
  [textOf(companySignUpTexts.person), 'DATOS PERSONALES'],
  [textOf(companySignUpTexts.company), 'DATOS DE MI COMPAÑÍA'],
  [textOf(companySignUpTexts.hintName), 'Debe indicar su nombre'],
  [textOf(companySignUpTexts.hintLastName), 'Debe indicar su apellido'],
  [textOf(companySignUpTexts.hintDocument), 'Debe indicar su número de documento de identidad'],
  [textOf(companySignUpTexts.hintEmail), 'Debe indicar un correo electrónico valido'],
  [textOf(companySignUpTexts.hintPassword), 'Proporcione una contraseña'],
  [textOf(accountWords.enterAValidNumber), 'Debe indicar un número valido'],
  [textOf(companySignUpTexts.hintCountry), 'Debe indicar su país de residencia'],
  [textOf(companySignUpTexts.hintCity), 'Debe indicar su ciudad de residencia'],
  [textOf(companySignUpTexts.hintState), 'Debe indicar el estado/región/provincia donde reside'],
  [textOf(companySignUpTexts.hintCompany), 'Debe indicar el nombre de su compañía'],
  [textOf(companySignUpTexts.hintAddress), 'Debe indicar la dirección de la compañía'],
  [textOf(loginTexts.success), 'Login successful'],
  [textOf(loginTexts.errorTitle), 'Login Error'],
  [textOf(loginTexts.failed), 'An error occurred while logging in.'],
  [textOf(signInTexts.failed, { message: 'x' }), 'Ha ocurrido un error: x'],
  [textOf(shopWords.buy), 'Buy'],
  [textOf(signInTexts.sell), 'Sale'],
  [textOf(recoveryTexts.sent), 'Se ha enviado un código de verificación a tu correo electrónico'],
  [
    textOf(ERRORS['email-unknown'].message),
    'Error al enviar el código de verificación. Correo electrónico no encontrado.',
  ],
  [textOf(accountWords.passwordChangedSuccessfully), 'Contraseña cambiada exitosamente'],
  [textOf(ERRORS['wrong-code'].message), 'Error al cambiar la contraseña. Código incorrecto o inesperado.'],
  [textOf(contactTexts.success), 'message sent successfully'],
  [textOf(contactTexts.failed), 'an error occurred while sending message'],
  [textOf(buyerEditTexts.success), 'User update'],
  [textOf(accountWords.saveChanges), 'Guardar cambios'],
  [textOf(companyEditTexts.submit), 'Save'],
  [textOf(companyEditTexts.success), 'company data upload successfully'],
  [textOf(companyEditTexts.failed), 'an error occurred while upload company data'],
  [textOf(accountWords.edit), 'Editar'],
  [textOf(reviewTexts.thanks), 'Gracias por dejar tu valoración'],
  [textOf(reviewTexts.failed), 'Tu valoracion no se pudo realizar, intenta nuevamente.'],
  [textOf(shopTexts.noBeersToast), 'Upps parece que no hay cervezas. Intenta buscar otra...'],
  [textOf(shopTexts.noBeersPanel), 'Upps!!! no hay cervezas disponibles. Prueba con filtros distintos'],
  [textOf(uploadTexts.send), 'Cargar'],
  [textOf(uploadTexts.change), 'Cambiar'],
  [textOf(accountWords.cancel), 'Cancelar'],
  [textOf(uploadTexts.failed), 'Error, please try again later.'],
  [textOf(beerFormTexts.beerNameMissing), 'Se requeire de un nombre para el producto'],
  [textOf(publishTexts.success), 'Se creo correctamente su producto'],
  [textOf(publishTexts.failed), 'No ha sido posible cargar su compañía'],
  [textOf(salesTexts.title), 'My Sold Beers'],
  [textOf(salesTexts.empty), "you haven't sold anything yet"],
  [textOf(publishTexts.mine), 'MY PUBLISHED ARTICLES'],
  [textOf(beerEditTexts.success), 'Save beer change successfully'],
  [textOf(beerEditTexts.failed), 'an error occurred while save changes'],
  [textOf(beerEditTexts.notFound), 'Producto no encontrado'],
  [textOf(accountWords.available), 'Available'],
  [textOf(accountWords.unavailable), 'Unavailable'],
  [textOf(accountWords.blockedByTheAdministration), 'blocked by the administration'],
  [textOf(adminWords.userHasBeenActivated), 'User has been activated'],
  [textOf(adminWords.userHasBeenInactivated), 'User has been inactivated'],
  [textOf(adminWords.userNotActivated), 'It was not possible to activate the user'],
  [textOf(adminWords.userNotInactivated), 'It was not possible to inactivate the user'],
  [textOf(adminPersonTexts.saved), 'La información se actualizó correctamente'],
  [textOf(adminWords.active), 'Active'],
  [textOf(adminWords.inactive), 'Inactive'],
  [textOf(adminWords.activate), 'Activate'],
  [textOf(adminWords.inactivate), 'Inactivate'],
  [textOf(adminTexts.backToPanel), 'Volver al panel'],
  [textOf(profileTexts.userNotFound), '¡Usuario no encontrado!'],
  [textOf(adminWords.detail), 'Detail'],
  [textOf(productsTexts.name), 'Beer name'],
  [textOf(productsTexts.price), 'Price'],
  [textOf(productsTexts.type), 'Beer type'],
  [textOf(productsTexts.presentation), 'Presentation'],
  [textOf(shopWords.rating), 'Rating'],
  [textOf(adminWords.status), 'Status'],
  [textOf(productsTexts.unrated), 'Sin calificar'],
  [textOf(adminWords.activate), 'Activate'],
  [textOf(adminWords.inactivate), 'Inactivate'],
  [textOf(productsTexts.activated), 'Product has been activated'],
  [textOf(productsTexts.inactivated), 'Product has been inactivated'],
  [textOf(productsTexts.notActivated), 'Product could not be activated'],
  [textOf(productsTexts.notInactivated), 'Product could not be inactivated'],
  [textOf(navTexts.postBeer), 'Post beer'],
  [textOf(beerNotFoundTexts.title), '¡Producto no encontrado!'],
  [textOf(ERRORS['beer-not-found'].message), '¡Producto no encontrado!'],
  [textOf(ERRORS['user-not-found'].message), '¡Usuario no encontrado!'],
  [textOf(peopleTexts.buyers), 'Registered Buyers'],
  [textOf(peopleTexts.sellers), 'Registered Sellers'],
  [textOf(peopleTexts.buyersLoaded), 'Buyer information has been uploaded'],
  [textOf(peopleTexts.sellersLoaded), 'Seller information has been uploaded'],
  [textOf(peopleTexts.notLoaded), 'Unable to load data'],
  [textOf(adminWords.active), 'Active'],
  [textOf(adminWords.inactive), 'Inactive'],
  [textOf(adminWords.detail), 'Detail'],
  [textOf(peopleTexts.document), 'Identity card'],
  [textOf(peopleTexts.company), 'Company Name'],
  [textOf(adminWords.userHasBeenActivated), 'User has been activated'],
  [textOf(adminWords.userHasBeenInactivated), 'User has been inactivated'],
  [textOf(adminWords.userNotActivated), 'It was not possible to activate the user'],
  [textOf(adminWords.userNotInactivated), 'It was not possible to inactivate the user'],
  [textOf(navTexts.controlPanel), 'Control Panel'],
])('%s', (text, exact) => {
  expect(text).toBe(exact)
})
