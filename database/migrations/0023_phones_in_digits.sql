-- Phones are kept without what people write between digits, as documents are: one that was kept before is the same as the
-- one that its form sends from now on. Orders keep what was delivered to.
UPDATE "buyers" SET "phone" = translate("phone", E' \u00a0\t.-()/', '') WHERE "phone" ~ '[^0-9+]';--> statement-breakpoint
UPDATE "companies" SET "phone" = translate("phone", E' \u00a0\t.-()/', '') WHERE "phone" ~ '[^0-9+]';
