CREATE TABLE "fruitless_searches" (
	"day" date NOT NULL,
	"words" text NOT NULL,
	"found_some" boolean NOT NULL,
	"times" integer NOT NULL,
	CONSTRAINT "fruitless_searches_day_found_some_words_pk" PRIMARY KEY("day","found_some","words"),
	CONSTRAINT "fruitless_searches_words_short" CHECK (length("fruitless_searches"."words") <= 60),
	CONSTRAINT "fruitless_searches_times_positive" CHECK ("fruitless_searches"."times" > 0)
);
