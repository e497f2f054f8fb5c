CREATE TABLE "told_acts" (
	"user_id" uuid NOT NULL,
	"entry_id" uuid NOT NULL,
	CONSTRAINT "told_acts_user_id_entry_id_pk" PRIMARY KEY("user_id","entry_id")
);
--> statement-breakpoint
ALTER TABLE "told_acts" ADD CONSTRAINT "told_acts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "told_acts" ADD CONSTRAINT "told_acts_entry_id_audit_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."audit_entries"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
-- Whom earlier entries told: whose words they hold; of a parcel its brewery's seller.
INSERT INTO told_acts (user_id, entry_id)
SELECT users.id, entry.id
FROM audit_entries AS entry
LEFT JOIN audit_values AS said ON said.entry_id = entry.id AND said.part = 'subject'
LEFT JOIN companies ON entry.action IN ('parcel-shipped', 'parcel-delivered') AND companies.id::text = entry.facts ->> 'companyId'
JOIN users ON users.deleted_at IS NULL AND users.id = CASE
  WHEN entry.action IN ('parcel-shipped', 'parcel-delivered') THEN companies.user_id ELSE said.user_id END
WHERE entry.action IN (
  'buyer-activated', 'buyer-deactivated', 'buyer-edited', 'company-activated', 'company-deactivated', 'company-edited',
  'beer-activated', 'beer-deactivated', 'beer-edited', 'admin-activated', 'admin-deactivated', 'order-refunded',
  'order-cancelled', 'parcel-shipped', 'parcel-delivered', 'payout-marked', 'review-hidden', 'review-restored');
