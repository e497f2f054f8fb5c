CREATE TABLE "staff_invitations" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"role" text NOT NULL,
	"invited_by" uuid NOT NULL,
	"email" text NOT NULL,
	"secret_hash" text NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_invitations_once" UNIQUE("email"),
	CONSTRAINT "staff_invitations_role_known" CHECK ("staff_invitations"."role" IN ('owner', 'money', 'care', 'catalogue', 'reader')),
	CONSTRAINT "staff_invitations_email_lower_case" CHECK ("staff_invitations"."email" = lower("staff_invitations"."email"))
);
--> statement-breakpoint
ALTER TABLE "outbox" DROP CONSTRAINT "outbox_kind_known";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "staff_part" text;--> statement-breakpoint
ALTER TABLE "staff_invitations" ADD CONSTRAINT "staff_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_invitations_inviter" ON "staff_invitations" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "staff_invitations_over" ON "staff_invitations" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_kind_known" CHECK ("outbox"."kind" IN ('confirm-email', 'confirm-email-change', 'recovery-code', 'contact', 'contact-answered', 'receipt', 'sale', 'sales-of-day', 'low-stock', 'parcels-late', 'refund', 'sale-refunded', 'payout', 'payout-news', 'parcel-shipped', 'parcel-delivered', 'parcel-cancelled', 'parcel-short', 'units-cancelled', 'message-to-buyer', 'message-to-seller', 'invoice-attached', 'complaint-opened', 'complaint-answered', 'complaint-escalated', 'complaint-decided', 'delivery-warned', 'delivery-cleared', 'expiry', 'order-cancelled', 'order-withdrawn', 'withdrawal-received', 'withdrawal-matched', 'withdrawal-refused', 'report-decided', 'restock', 'digest', 'review-answered', 'review-hidden', 'admin-act', 'password-changed', 'second-factor-changed', 'payout-account-saved', 'api-key-made', 'api-key-leaked', 'email-change-asked', 'email-changed', 'account-deleted', 'webhook-off', 'team-invitation', 'brewery-claim-asked', 'brewery-claim-accepted', 'brewery-claim-refused', 'staff-invitation'));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_staff_part_known" CHECK ("users"."staff_part" IN ('money', 'care', 'catalogue', 'reader'));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_staff_are_admins" CHECK ("users"."staff_part" IS NULL OR "users"."role" IS NOT DISTINCT FROM 'Admin');
--> statement-breakpoint
-- Who has one owner keeps one: the last that can sign in is neither switched off, nor lowered, nor deleted, nor made something else; so an
-- active admin stays too. Admins are locked in order of id, so that of two that lower each other the second waits, and is refused.
DROP TRIGGER keep_an_active_admin ON users;
--> statement-breakpoint
DROP FUNCTION keep_an_active_admin();
--> statement-breakpoint
CREATE FUNCTION keep_an_active_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM users WHERE role = 'Admin' AND id <> OLD.id ORDER BY id FOR NO KEY UPDATE;
  IF NOT EXISTS (SELECT FROM users WHERE role = 'Admin' AND active AND staff_part IS NULL AND id <> OLD.id) THEN
    RAISE EXCEPTION 'the last active owner stays' USING ERRCODE = 'restrict_violation', CONSTRAINT = 'users_one_active_owner';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER keep_an_active_owner AFTER UPDATE OF active, role, staff_part ON users
  FOR EACH ROW WHEN (OLD.role = 'Admin' AND OLD.active AND OLD.staff_part IS NULL
    AND (NEW.role IS DISTINCT FROM 'Admin' OR NOT NEW.active OR NEW.staff_part IS NOT NULL))
  EXECUTE FUNCTION keep_an_active_owner();
--> statement-breakpoint
CREATE TRIGGER keep_an_active_owner_there AFTER DELETE ON users
  FOR EACH ROW WHEN (OLD.role = 'Admin' AND OLD.active AND OLD.staff_part IS NULL)
  EXECUTE FUNCTION keep_an_active_owner();
